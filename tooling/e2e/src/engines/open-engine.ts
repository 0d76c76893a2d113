import { enginePath, type Engine } from '@saola/scripts'
import type { EnginePage, WindowSize } from './engine-page.ts'
import { openFirefox } from './firefox.ts'
import { openWebKit } from './webkit.ts'

/** Opens a window of an engine that is installed. */
export function openEngine(engine: Engine, size: WindowSize): Promise<EnginePage> {
  const path = enginePath(engine)
  if (path === undefined) throw new Error(`${engine} is not installed`)
  return engine === 'webkit' ? openWebKit(path, size) : openFirefox(path, size)
}
