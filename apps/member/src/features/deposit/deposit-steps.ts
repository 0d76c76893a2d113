/** The steps of a deposit: between the review and the receipt the member pays at a bank. */
export const depositSteps = ['amount', 'review', 'pay', 'done'] as const
