import { asMultiplier, byId } from './page-data.ts'

const countUpMs = 900
const figure = byId('figure')
const fill = byId('fill')
const goal = byId('goal')
const goalWords = byId('goal-words')
const stage = byId('stage')

/** Shows where the target lies on the gauge. */
export function showGoal(target: number): void {
  goalWords.textContent = asMultiplier(target)
  goal.style.setProperty('--level', String(levelOf(target)))
}

/** What the stage says at rest. */
export function showFigure(hundredths: number): void {
  const shown = asMultiplier(hundredths)
  figure.textContent = shown
  figure.style.setProperty('--length', String(Math.max(5, shown.length)))
  fill.style.setProperty('--level', String(levelOf(hundredths)))
}

/** `idle`, `running`, `won` or `lost`, for the style. */
export function setMood(mood: 'idle' | 'running' | 'won' | 'lost'): void {
  stage.dataset['mood'] = mood
}

/** Counts up to the result; with reduced motion the result simply stands there. */
export async function runTo(result: number): Promise<void> {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden) {
    showFigure(result)
    return
  }
  const startedAt = performance.now()
  for (;;) {
    const now = await nextFrame()
    const share = Math.min(1, (now - startedAt) / countUpMs)
    const eased = 1 - (1 - share) ** 3
    // Along the logarithm: every doubling takes the same time.
    showFigure(share === 1 ? result : Math.round(100 * (result / 100) ** eased))
    if (share === 1) return
  }
}

/** 1x lies at the foot, 2x at three tenths, 10x at two thirds, 10 000x at the tip. */
function levelOf(hundredths: number): number {
  return 1 - (100 / Math.max(100, hundredths)) ** 0.5
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => {
    // A page that goes to the background gets no frames; the result must still come.
    const late = setTimeout(() => resolve(performance.now()), 250)
    requestAnimationFrame((now) => {
      clearTimeout(late)
      resolve(now)
    })
  })
}
