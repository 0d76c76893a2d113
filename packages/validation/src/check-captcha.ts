import { issue, noIssues, type Issue } from './issue.ts'

/** 'Please enter the captcha' (validation 15) while nothing is written. Whether it is right, the server says. */
export function checkCaptcha(value: string | undefined, field?: string): readonly Issue[] {
  if (value !== undefined && value.trim() !== '') return noIssues
  return [issue('validation.captcha_required', field)]
}
