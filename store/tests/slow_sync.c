/* Preloaded (LD_PRELOAD), it makes every sync of the process take 2 ms longer, as on the disk of a small server, and
 * appends one byte for each to the file that SLOW_SYNC_LOG names.
 *
 *     cc -shared -fPIC -O2 -o slow_sync.so slow_sync.c
 */
#include <fcntl.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static void wait_and_note(void) {
    struct timespec two_ms = {0, 2000000};
    nanosleep(&two_ms, NULL);
    const char *path = getenv("SLOW_SYNC_LOG");
    int log = path ? open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600) : -1;
    if (log >= 0) {
        if (write(log, "s", 1) != 1) abort();
        close(log);
    }
}

int fsync(int fd) {
    wait_and_note();
    return (int)syscall(SYS_fsync, fd);
}

int fdatasync(int fd) {
    wait_and_note();
    return (int)syscall(SYS_fdatasync, fd);
}
