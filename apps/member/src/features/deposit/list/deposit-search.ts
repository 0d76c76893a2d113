import { searchNumber, searchPage, searchReader } from '@saola/shell'

/** Reads the amount in đồng that an address suggests, such as that of an expired code. The bounds are the form's to say. */
export const readDepositSearch = searchReader({ amount: searchNumber })

/** Reads the page of a list that an address asks for. */
export const readPageSearch = searchReader({ page: searchPage })
