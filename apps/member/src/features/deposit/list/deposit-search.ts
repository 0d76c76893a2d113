import { searchNumber, searchPlace, searchReader } from '@saola/shell'
import { searchStep } from '#shared/money/step-search.ts'

/**
 * Reads the amount in đồng that an address suggests, such as that of an expired code, and the step. The bounds are the
 * form's to say.
 */
export const readDepositSearch = searchReader({ amount: searchNumber, step: searchStep })

/** Reads the page of a list that an address asks for. */
export const readPageSearch = searchReader(searchPlace)
