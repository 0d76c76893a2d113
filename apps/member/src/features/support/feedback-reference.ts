/** Whether this is how a reference of feedback is written. */
export function isFeedbackReference(text: string): boolean {
  return /^[0-9A-F]{12}$/.test(text)
}
