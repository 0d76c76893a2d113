import type { Bank } from '@saola/protocol'
import type { ReactElement } from 'react'

/** A bank's letters on a colour of its own, drawn from its BIN so that it is the same everywhere. */
export function BankMark({ bank, size = 40 }: { bank: Bank; size?: number }): ReactElement {
  const hue = (Number(bank.bin) * 47) % 360
  const letters = bank.shortName.replace(/bank/i, '').slice(0, 3).toUpperCase() || bank.code.slice(0, 3)
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <rect width="40" height="40" rx="10" fill={`hsl(${hue} 62% 28%)`} />
      <path d="M0 30 40 14V40H0Z" fill={`hsl(${(hue + 24) % 360} 62% 22%)`} />
      <text x="20" y="25" fill="#fff" fontSize="13" fontWeight="800" textAnchor="middle">
        {letters}
      </text>
    </svg>
  )
}
