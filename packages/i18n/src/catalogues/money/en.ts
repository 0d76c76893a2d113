import type { money as vi } from './vi.ts'

/** What every act with money says: the amount, the review, the receipt. */
export const money = {
  'amount.from_to': 'From {{min}} to {{max}}',
  'amount.up_to': 'Up to {{max}}',
  'amount.available': 'Available {{amount}}',
  'amount.quick': 'Quick amounts',
  'amount.all': 'All',
  'step.amount': 'Amount',
  'step.review': 'Review',
  'step.pay': 'Pay',
  'step.done': 'Receipt',
  next: 'Continue',
  'review.title': 'Check before you confirm',
  'review.what': 'Transaction',
  'review.from': 'From',
  'review.to': 'To',
  'review.fee': 'Fee',
  'review.free': 'Free',
  'review.expected': 'Expected',
  'review.back': 'Go back and change',
  in_words: 'In words',
  at: 'Time',
  'receipt.copy': 'Copy the receipt',
  'receipt.picture': 'Share as a picture',
  'receipt.file': 'receipt',
  'receipt.print': 'Print the receipt',
} as const satisfies Record<keyof typeof vi, string>
