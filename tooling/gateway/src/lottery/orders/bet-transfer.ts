import { hashRequest, type TransferRequest } from '../../ledger/ledger.ts'

/** One movement of a lottery bet; `amount` is signed from the member's side, in đồng. */
export type BetMovement = {
  kind: 'bet' | 'win' | 'rollback'
  orderNo: string
  amount: number
  /** The version of the draw's outcome that moves it; 0 before there is one, and less where the operator voids it. */
  version: number
  /** The ledger accounts of the member and of the studio that the title shows. */
  wallet: number
  vendor: number
  remark: string
  now: number
}

/** The movement as a transfer: a bet moves once in each direction for each version of its draw (lottery 49). */
export function betTransfer(movement: BetMovement): TransferRequest {
  const { kind, orderNo, amount, version, wallet, vendor, remark, now } = movement
  return {
    scope: 'lottery',
    key: `${orderNo}:${version}:${kind}:${amount < 0 ? 'out' : 'in'}`,
    requestHash: hashRequest(kind, orderNo, amount, version),
    kind,
    reference: orderNo,
    remark,
    now,
    entries: [
      { ledgerAccountId: wallet, amount },
      { ledgerAccountId: vendor, amount: -amount },
    ],
  }
}
