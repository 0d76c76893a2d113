import { checkConfirmation, type Issue } from '@saola/validation'

/** 'Confirmation password is not correct.' where a new password of an account is repeated otherwise. */
export function checkConfirmedPassword(password: string, repeated: string): readonly Issue[] {
  const found = checkConfirmation(password, repeated, 'confirmNewPassword')
  return found.map((issue) => ({ ...issue, key: 'validation.confirm_password' }))
}
