import { crc16, emvField, fieldsInside, readEmvFields } from './emv.ts'
import { isMemo } from './deposit-memo.ts'

/** A transfer as a banking app reads it from the code. */
export type VietQr = {
  /** The bank's six-digit number. */
  readonly bin: string
  /** 1 to 19 letters and digits. */
  readonly account: string
  /** Whole đồng; without it the payer types the amount. */
  readonly amount?: number
  /** As `isMemo` wants it. */
  readonly memo?: string
}

/** The application that reads it, the transfer-to-account service, the currency đồng, the country. */
const napas = { guid: 'A000000727', service: 'QRIBFTTA', currency: '704', country: 'VN' } as const

/**
 * The text inside a VietQR code (EMV merchant-presented, NAPAS transfer to an account), checksum included.
 * Throws a RangeError for a value that banks would refuse.
 * @example vietQr({ bin: '970436', account: '0011000123456', amount: 200_000, memo: 'SAOLA 7K3Q9A' })
 */
export function vietQr(transfer: VietQr): string {
  const { bin, account, amount, memo } = transfer
  refuseBad(transfer)
  const bank = emvField('00', bin) + emvField('01', account)
  const body = [
    emvField('00', '01'),
    // 12 is a code for one payment, 11 one that may be paid again and again.
    emvField('01', amount === undefined ? '11' : '12'),
    emvField('38', emvField('00', napas.guid) + emvField('01', bank) + emvField('02', napas.service)),
    emvField('53', napas.currency),
    amount === undefined ? '' : emvField('54', String(amount)),
    emvField('58', napas.country),
    memo === undefined ? '' : emvField('62', emvField('08', memo)),
    // The checksum covers its own id and length.
    '6304',
  ].join('')
  return body + crc16(body)
}

/** Reads a VietQR text back; undefined when the checksum, the structure, the network or the currency is wrong. */
export function readVietQr(payload: string): VietQr | undefined {
  const body = payload.slice(0, -4)
  if (!body.endsWith('6304') || crc16(body) !== payload.slice(-4).toUpperCase()) return undefined
  const fields = readEmvFields(payload)
  if (fields === undefined) return undefined
  const network = fieldsInside(fields, '38')
  const bank = fieldsInside(network, '01')
  const bin = bank?.get('00')
  const account = bank?.get('01')
  if (network?.get('00') !== napas.guid || fields.get('53') !== napas.currency) return undefined
  if (bin === undefined || account === undefined) return undefined
  const amount = fields.get('54')
  const memo = fieldsInside(fields, '62')?.get('08')
  return {
    bin,
    account,
    ...(amount === undefined ? {} : { amount: Number(amount) }),
    ...(memo === undefined ? {} : { memo }),
  }
}

function refuseBad({ bin, account, amount, memo }: VietQr): void {
  if (!/^\d{6}$/.test(bin)) throw new RangeError(`A bank number has six digits, not "${bin}"`)
  if (!/^[A-Za-z0-9]{1,19}$/.test(account)) throw new RangeError(`No account number: "${account}"`)
  if (amount !== undefined && !(Number.isSafeInteger(amount) && amount > 0 && amount < 1e13)) {
    throw new RangeError(`An amount is a whole number of đồng with at most 13 digits, not ${amount}`)
  }
  if (memo !== undefined && !isMemo(memo)) throw new RangeError(`Banks would change the memo "${memo}"`)
}
