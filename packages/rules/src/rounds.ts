export {
  dueStep,
  isBeforeLock,
  stateAfter,
  takesBets,
  type RoundStep,
  type RoundTimes,
} from './rounds/round-steps.ts'
export { offsetOf, surerOffset, type ClockOffset, type ClockReading } from './rounds/server-clock.ts'
export { bringTimesBack, tableAheadMs } from './rounds/table-times.ts'
export { addMonths, civilDay, startOfCivilDay, startOfDay, weekday, type CivilDay } from './vietnam-time.ts'
export { tableRetryMs, tableRoundMs, tableSeatMs, tableSeatNoteMs } from './lengths-of-time.ts'
