import { expect, it } from 'vitest'
import { createSpeaker } from '../../src/kit/sound.ts'

/** A page to press on, and a device whose sound a call may stop, as Safari names it. */
function phone() {
  const presses = new EventTarget()
  const audio = {
    state: 'suspended',
    resume() {
      audio.state = 'running'
    },
  }
  return {
    presses,
    audio,
    press: () => presses.dispatchEvent(new Event('click')),
    // Whoever makes no sound uses no more of it.
    openAudio: () => audio as unknown as AudioContext,
  }
}

it.each(['suspended', 'interrupted'])('sounds again with the next press after it was %s', (stopped) => {
  const { presses, audio, press, openAudio } = phone()
  const speaker = createSpeaker({ presses, openAudio })
  speaker.setOn(true)
  expect(audio.state).toBe('running')
  audio.state = stopped
  press()
  expect(audio.state).toBe('running')
})

it('is started by no press while it is switched off', () => {
  const { presses, audio, press, openAudio } = phone()
  const speaker = createSpeaker({ presses, openAudio })
  speaker.setOn(true)
  speaker.setOn(false)
  audio.state = 'suspended'
  press()
  expect(audio.state).toBe('suspended')
})
