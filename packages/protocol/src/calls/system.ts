// Only a list, like session.ts.
export * from './system/announcements.ts'
export * from './system/boot.ts'
export * from './system/settings.ts'
export * from './system/visit.ts'
