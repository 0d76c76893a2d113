export * from './lottery/draws.ts'
export * from './lottery/family.ts'
export * from './lottery/menus.ts'
export * from './lottery/orders.ts'
