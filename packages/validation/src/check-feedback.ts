import { fieldLength } from './field-length.ts'
import { issue, noIssues, type Issue } from './issue.ts'

/** Words of a feedback, inclusive (validation 12). */
export const feedbackWords = { min: 10, max: 500 } as const

/** Characters of an activity application comment (validation 11). */
export const commentLimit = 140

/** How many words a text has; a word is anything between white space. */
export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}

/** Feedback has 10 to 500 words. */
export function checkFeedback(text: string, field?: string): readonly Issue[] {
  const words = countWords(text)
  if (words >= feedbackWords.min && words <= feedbackWords.max) return noIssues
  return [issue('validation.feedback_words', field, feedbackWords)]
}

/** A comment has at most 140 characters; none is fine. */
export function checkComment(text: string, field?: string): readonly Issue[] {
  if (fieldLength(text) <= commentLimit) return noIssues
  return [issue('validation.comment_length', field, { max: commentLimit })]
}
