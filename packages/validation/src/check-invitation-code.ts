import { issue, noIssues, type Issue } from './issue.ts'
import { plainText } from './plain-text.ts'

/** English letters, digits, underscore and hyphen, as a link can carry them. */
const invitationCode = /^[\w-]{1,64}$/

/**
 * The invitation code is optional, so an empty one is fine (validation 14). Any other is 1 to 64 letters, digits,
 * underscores or hyphens; spaces around it and invisible marks do not count, full width is read as usual. `isKnown` is the answer of GET /wps/agent/affiliate once
 * there is one: false refuses the code.
 */
export function checkInvitationCode(
  code: string | undefined,
  { isKnown, field }: { readonly isKnown?: boolean | undefined; readonly field?: string } = {},
): readonly Issue[] {
  const written = plainText(code ?? '')
  if (written === '') return noIssues
  if (isKnown !== false && invitationCode.test(written)) return noIssues
  return [issue('validation.invitation_code', field)]
}
