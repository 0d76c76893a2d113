/**
 * Loaded (`--import`) before the program of a process that `start` or `dev` owns. The owner holds the other end of its
 * standard input, which closes however the owner ends, by `kill -9` too; then this process is asked to end.
 *
 * @module
 */
import { isMainThread } from 'node:worker_threads'

/** A stop that hangs must not outlive its owner for longer; it waits 10 s for answers, and 10 s for jobs. */
const longestStopMs = 30_000

/** Under `node --watch` the process above starts this one anew whenever it ends, so that one is to end. */
const isWatched = process.env['WATCH_REPORT_DEPENDENCIES'] !== undefined

if (isMainThread) {
  process.stdin.once('end', () => {
    process.kill(isWatched ? process.ppid : process.pid, 'SIGTERM')
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), longestStopMs).unref()
  })
  process.stdin.resume()
  process.stdin.unref()
}
