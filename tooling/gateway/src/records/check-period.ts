import { dayMs, statementMs } from '@saola/rules'
import { Fault } from '../http/fault.ts'

/** Refuses a period that runs backwards or is longer than `longestMs`. Both ends belong to it. */
export function checkPeriod(period: { startTime: number; endTime: number }, longestMs = statementMs): void {
  if (period.endTime < period.startTime) {
    throw new Fault('request_param_err', { field: 'endTime', params: { field: 'endTime' } })
  }
  if (period.endTime - period.startTime >= longestMs) {
    throw new Fault('request_param_err', {
      field: 'startTime',
      messageKey: 'wallet.statement.range_limit',
      params: { days: longestMs / dayMs },
    })
  }
}
