// Only a list, like session.ts.
export { avatar, changePassword, icon, info } from './member/account.ts'
export { closeAccount, exportData, saveAvatar, saveProfile } from './member/profile.ts'
export * from './member/security.ts'
