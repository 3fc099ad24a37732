// Bytes, and how texts have them.

export const bytes = (text) => new TextEncoder().encode(text);
export const join = (...parts) => Uint8Array.from(parts.flatMap((part) => [...part]));
export const hex = (data) => Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");
export const same = (one, other) => hex(one) === hex(other);

export async function sha256(data) {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", data));
}

// Decodes base64 that is written in the one right way; null for anything else.
export function base64(text) {
  try {
    const decoded = atob(text);
    return btoa(decoded) === text ? Uint8Array.from(decoded, (c) => c.charCodeAt(0)) : null;
  } catch {
    return null;
  }
}
