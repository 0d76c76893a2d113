import { button, h } from '../dom.ts'
import { asMoney } from '../numbers.ts'
import { paceOf } from '../pace.ts'
import { text } from '../page-data.ts'
import type { JackpotWin } from '../table-api.ts'

const coins = 36
const fallMs = 2600

/** Says in exact words what was won of a jackpot, in gold; resolves when the player goes on. */
export async function celebrateJackpot({ pool, amount }: JackpotWin): Promise<void> {
  const words = { pool: text(`jackpot.${pool}`), amount: asMoney(amount) }
  const dialog = h(
    'dialog',
    { class: 'jackpot-won', 'aria-labelledby': 'jackpot-won', 'data-pool': pool },
    h('h2', { id: 'jackpot-won' }, text(`jackpot.name.${pool}`)),
    h('p', { class: 'jackpot-amount' }, words.amount),
    h('p', {}, text('jackpot.paid', words)),
    button(text('jackpot.go_on'), () => dialog.close(), { class: 'play' }),
  )
  document.body.append(dialog)
  dialog.showModal()
  if (!paceOf({ isTurbo: false }).isStill) letCoinsFall(dialog)
  await new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }))
  dialog.remove()
}

/** Gold coins that fall once behind the words. Where each falls is for the eye alone. */
function letCoinsFall(dialog: HTMLElement): void {
  for (let index = 0; index < coins; index += 1) {
    const coin = h('span', { class: 'falling-coin', 'aria-hidden': 'true' })
    coin.style.left = `${(index * 37) % 100}%`
    dialog.prepend(coin)
    const turns = 2 + (index % 3)
    coin.animate(
      [
        { transform: 'translateY(-2rem) rotateY(0)', opacity: 1 },
        { transform: `translateY(100dvh) rotateY(${turns}turn)`, opacity: 0.7 },
      ],
      {
        duration: fallMs + (index % 5) * 240,
        delay: (index % 9) * 120,
        fill: 'both',
        easing: 'cubic-bezier(.4,.1,.8,.6)',
      },
    )
  }
}
