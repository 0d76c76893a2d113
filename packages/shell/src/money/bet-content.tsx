import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

const card = /(10|[2-9JQKA])([♠♥♦♣])/gu
const suits = { '♠': 'spades', '♥': 'hearts', '♦': 'diamonds', '♣': 'clubs' } as const

/** What a bet was on and what came, as its vendor wrote it; cards are seen with their suits, and heard in words. */
export function BetContent({ content }: { content: string }): ReactElement {
  const { t } = useTranslation('wallet')
  // The pattern takes no other suits.
  const said = content.replaceAll(card, (_, rank: string, suit: keyof typeof suits) =>
    t(`bets.card.${suits[suit]}`, { rank }),
  )
  if (said === content) return <>{content}</>
  return (
    <>
      <span aria-hidden="true">{content}</span>
      <span className="visually-hidden">{said}</span>
    </>
  )
}
