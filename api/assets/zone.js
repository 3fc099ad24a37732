// Fills in the time zone of the machine where none is given. The person sees it, and may write another.

const zone = document.querySelector('input[name=time_zone]');
if (zone && zone.value === '') zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
