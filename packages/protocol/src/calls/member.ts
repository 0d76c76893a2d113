// Only a list, like session.ts.
export { avatar, info } from './member/account.ts'
export * from './member/identity.ts'
export * from './member/passkeys.ts'
export * from './member/profile.ts'
export * from './member/security.ts'
