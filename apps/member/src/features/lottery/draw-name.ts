import type { LotteryDraw } from '@saola/protocol'

/** How people call a draw: its number in the day where there are many, as `0341`, else its day, as `22/11`. */
export function drawName({ numero }: Pick<LotteryDraw, 'numero'>): string {
  const [day = '', number] = numero.split('-')
  return number ?? `${day.slice(6, 8)}/${day.slice(4, 6)}`
}
