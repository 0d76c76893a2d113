import { Fault } from '../http/fault.ts'

const dayMs = 86_400_000

/** Wire 5: a statement covers at most a month a call. */
export const longestPeriodDays = 31

/** Refuses a period that runs backwards or is longer than `days`. Both ends belong to it. */
export function checkPeriod(period: { startTime: number; endTime: number }, days = longestPeriodDays): void {
  if (period.endTime < period.startTime) {
    throw new Fault('request_param_err', { field: 'endTime', params: { field: 'endTime' } })
  }
  if (period.endTime - period.startTime >= days * dayMs) {
    throw new Fault('request_param_err', {
      field: 'startTime',
      messageKey: 'wallet.statement.range_limit',
      params: { days },
    })
  }
}
