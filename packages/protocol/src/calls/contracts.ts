export * from './contracts/bills.ts'
export * from './contracts/family.ts'
export * from './contracts/negotiation.ts'
