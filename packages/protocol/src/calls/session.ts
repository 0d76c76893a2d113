// Only a list: an app's start then carries the calls of its first screen and no others.
export * from './session/keys.ts'
export * from './session/passkeys.ts'
export * from './session/recovery.ts'
export * from './session/registration.ts'
export * from './session/sign-in.ts'
export * from './session/social.ts'
export * from './session/staying.ts'
export * from './session/visit.ts'
