import '@saola/ui/theme.css'
import { createRoot } from 'react-dom/client'
import { readDress } from './dress.ts'
import { Samples } from './samples.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('no root element')
const react = createRoot(root)
// Behind the product's own sheet, as a brand's stands.
const sheet = document.head.appendChild(document.createElement('style'))

addEventListener('message', (event) => {
  const dress = readDress(event)
  if (dress === undefined) return
  sheet.textContent = dress.css
  document.documentElement.dataset['theme'] = dress.look
  document.documentElement.lang = dress.lang
  react.render(<Samples lang={dress.lang} />)
})
parent.postMessage('ready', location.origin)
