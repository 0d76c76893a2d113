/**
 * Times mirror domains and keeps them ranked.
 *
 * @module
 */
export { probeLines, type ProbeOptions } from './probe-lines.ts'
export { untestedLines, type Display, type Line } from './line-ranking.ts'
export { ping, type PingAnswer, type PingWorld } from './ping.ts'
export { displayedMs, failedMs } from './displayed-ms.ts'
export { grade, type Grade } from './grade.ts'
