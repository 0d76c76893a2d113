/** What can be heard. */
export type Sound = 'tick' | 'safe' | 'win' | 'loss' | 'burst'

type Tone = { wave: OscillatorType; from: number; to: number; at: number; ms: number; loud: number }

const tones: Readonly<Record<Sound, readonly Tone[]>> = {
  tick: [{ wave: 'square', from: 1200, to: 1200, at: 0, ms: 20, loud: 0.05 }],
  safe: [{ wave: 'triangle', from: 660, to: 880, at: 0, ms: 90, loud: 0.16 }],
  win: [523, 659, 784, 1047].map((tone, index) => ({
    wave: 'triangle' as const,
    from: tone,
    to: tone,
    at: index * 80,
    ms: 140,
    loud: 0.16,
  })),
  loss: [{ wave: 'sine', from: 180, to: 90, at: 0, ms: 160, loud: 0.18 }],
  burst: [{ wave: 'sawtooth', from: 220, to: 40, at: 0, ms: 320, loud: 0.2 }],
}

/** A small synthesizer; silent until it is switched on. */
export type Speaker = { isOn: () => boolean; setOn: (isOn: boolean) => void; play: (sound: Sound) => void }

/** What a speaker is made of; the browser's own by default. */
export type SpeakerParts = { presses?: EventTarget; openAudio?: () => AudioContext }

/** Makes sounds without files. The browser lets it speak only after a press, which switching it on is. */
export function createSpeaker(parts: SpeakerParts = {}): Speaker {
  const { presses = globalThis, openAudio = () => new AudioContext() } = parts
  let context: AudioContext | undefined
  let on = false
  // A call or a locked screen stops it; only a press starts it again.
  presses.addEventListener('click', () => {
    if (on && context?.state !== 'running') void context?.resume()
  })
  return {
    isOn: () => on,
    setOn(isOn) {
      on = isOn
      if (!on) return
      context ??= openAudio()
      void context.resume()
    },
    play(sound) {
      if (!on || !context) return
      for (const tone of tones[sound]) playTone(context, tone)
    },
  }
}

function playTone(context: AudioContext, { wave, from, to, at, ms, loud }: Tone): void {
  const start = context.currentTime + at / 1000
  const end = start + ms / 1000
  const oscillator = new OscillatorNode(context, { type: wave, frequency: from })
  const gain = new GainNode(context, { gain: loud })
  oscillator.frequency.setValueAtTime(from, start)
  oscillator.frequency.exponentialRampToValueAtTime(to, end)
  gain.gain.setValueAtTime(loud, start)
  gain.gain.exponentialRampToValueAtTime(0.001, end)
  oscillator.connect(gain).connect(context.destination)
  oscillator.start(start)
  oscillator.stop(end)
}
