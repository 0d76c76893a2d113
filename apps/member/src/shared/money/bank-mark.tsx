import type { Bank } from '@saola/protocol'
import type { ReactElement } from 'react'

/** The hues that people know the busiest banks by; the others get one drawn from their BIN. */
const hues: Readonly<Record<string, number>> = {
  ICB: 205,
  VCB: 145,
  BIDV: 172,
  VBA: 350,
  TCB: 2,
  MB: 228,
  ACB: 215,
  VPB: 155,
  TPB: 278,
  STB: 222,
  HDB: 12,
  VIB: 32,
  SHB: 22,
  OCB: 135,
  MSB: 18,
}

/** A bank's short letters on a colour of its own, the same everywhere: our drawing, no bank's logo. */
export function BankMark({ bank, size = 40 }: { bank: Bank; size?: number }): ReactElement {
  const hue = hues[bank.code] ?? (Number(bank.bin) * 47) % 360
  const letters = bank.code.length <= 4 ? bank.code : bank.shortName.slice(0, 3).toUpperCase()
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <rect width="40" height="40" rx="10" fill={`hsl(${hue} 62% 28%)`} />
      <path d="M0 30 40 14V30a10 10 0 0 1-10 10H10A10 10 0 0 1 0 30Z" fill={`hsl(${hue} 62% 22%)`} />
      <text
        x="20"
        y="24.5"
        fill="#fff"
        fontSize={letters.length > 3 ? 11.5 : 13}
        fontWeight="800"
        textAnchor="middle"
      >
        {letters}
      </text>
    </svg>
  )
}
