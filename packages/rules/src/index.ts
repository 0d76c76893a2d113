/**
 * What may happen next in a business process, and what does it pay?
 *
 * @module
 */
export { isAgentType, mayEnter, type EntryRefusal, type Site } from './account.ts'
export { systemState, type SystemState } from './system-state.ts'
export { switchId, switchesOf, type SwitchId, type Switches } from './switches.ts'
export { passwordGate, type PasswordGate } from './password-gate.ts'
export {
  checkDeposit,
  carriesMemo,
  depositMemo,
  depositRules,
  isMemo,
  type DepositBounds,
  type DepositRefusal,
} from './deposit-rules.ts'
export { readVietQr, vietQr, type VietQr } from './viet-qr.ts'
export { crc16 } from './emv.ts'
export {
  isLimboTarget,
  limboChance,
  limboPayout,
  limboResult,
  limboRules,
  playLimbo,
  type LimboRound,
} from './limbo.ts'
