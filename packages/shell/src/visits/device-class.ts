import type { DeviceClass } from '@saola/protocol'

/** What a browser says of its device. */
export type DeviceFacts = {
  /** The shorter side of the screen, in CSS pixels. */
  screenSide: number
  cores: number
  /** In GB, rounded by the browser; not every browser tells. */
  memory: number | undefined
}

/** A screen whose shorter side has so many pixels is no phone's. */
const deskSide = 600

/** The class by which a device is counted (system 26). Memory tells phones apart, for cheap ones have eight cores too. */
export function deviceClass({ screenSide, cores, memory }: DeviceFacts): DeviceClass {
  if (screenSide >= deskSide) return 'desk'
  if (memory === undefined) return cores < 4 ? 'small' : 'middle'
  if (memory <= 2 || cores < 4) return 'small'
  return memory <= 4 ? 'middle' : 'large'
}
