import { readStepSearch, type StepSearch } from '#shared/money/step-search.ts'

/** The amount in đồng that an address suggests for a deposit, such as the one of an expired code, and the step. */
export type DepositSearch = StepSearch & { amount?: number }

/** Reads the suggestion; anything that is no whole amount is left out. The bounds are the form's to say. */
export function readDepositSearch(search: Record<string, unknown>): DepositSearch {
  const amount = Number(search['amount'])
  return { ...readStepSearch(search), ...(Number.isSafeInteger(amount) && amount > 0 && { amount }) }
}

/** The page of a list that an address asks for, from 1. */
export type PageSearch = { page?: number }

/** Reads the page; anything that is none is the first one. */
export function readPageSearch(search: Record<string, unknown>): PageSearch {
  const page = Number(search['page'])
  return Number.isSafeInteger(page) && page > 1 ? { page } : {}
}
