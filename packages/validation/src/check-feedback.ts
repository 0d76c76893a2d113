import { fieldLength } from './field-length.ts'
import { issue, noIssues, type Issue } from './issue.ts'

/** Design section 8: words of a feedback, inclusive. */
export const feedbackWords = { min: 10, max: 500 } as const

/** Spec sections 5 and 9: characters of an activity application comment. */
export const commentLimit = 140

/** Spec sections 5 and 9: bytes of one image, and how many images go with an application. */
export const imageLimits = { bytes: 5 * 1024 * 1024, megabytes: 5, count: 3 } as const

const imageTypes: ReadonlySet<string> = new Set(['image/png', 'image/jpeg'])

/** Feedback has 10 to 500 words; a word is anything between white space. */
export function checkFeedback(text: string, field?: string): readonly Issue[] {
  const words = text.match(/\S+/g)?.length ?? 0
  if (words >= feedbackWords.min && words <= feedbackWords.max) return noIssues
  return [issue('validation.feedback_words', field, feedbackWords)]
}

/** A comment has at most 140 characters; none is fine. */
export function checkComment(text: string, field?: string): readonly Issue[] {
  if (fieldLength(text) <= commentLimit) return noIssues
  return [issue('validation.comment_length', field, { max: commentLimit })]
}

/** Images are png or jpg by their media type, 5 MB each, at most three; each broken rule is named once. */
export function checkImages(
  images: readonly { readonly type: string; readonly size: number }[],
  field?: string,
): readonly Issue[] {
  const found: Issue[] = []
  if (images.length > imageLimits.count) {
    found.push(issue('validation.image_count', field, { max: imageLimits.count }))
  }
  if (images.some((image) => !imageTypes.has(image.type))) found.push(issue('validation.image_type', field))
  if (images.some((image) => image.size > imageLimits.bytes)) {
    found.push(issue('validation.image_size', field, { megabytes: imageLimits.megabytes }))
  }
  return found
}
