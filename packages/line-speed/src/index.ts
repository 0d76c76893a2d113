/**
 * Times mirror domains and keeps them ranked.
 *
 * @module
 */
export { probeLines, type ProbeOptions } from './probe-lines.ts'
export { watchLines, type WatchedLines, type LineWatch, type WatchOptions } from './watch-lines.ts'
export { favouriteLine } from './favourite-line.ts'
export { untestedLines, type Display, type Line } from './line-ranking.ts'
export { type PingAnswer, type PingWorld } from './ping.ts'
export { displayedMs, failedMs } from './displayed-ms.ts'
export { grade, type Grade } from './grade.ts'
