const style = `
  :root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif }
  body { margin: 0; min-height: 100dvh; display: grid; place-content: center; justify-items: center; gap: 1rem; padding: 1rem }
  output { font-size: 3rem; letter-spacing: .3em; font-variant-numeric: tabular-nums }
  button { font: inherit; padding: .75rem 2rem; min-height: 44px }`

/** A tiny game: three digits, three times the same is a win. It takes no money. */
export function gamePage(name: string): string {
  return frame(
    name,
    `<h1>${name}</h1><output aria-live="polite">7 7 7</output><button>Quay</button>
<script>
  const shown = document.querySelector('output')
  document.querySelector('button').onclick = () => {
    shown.textContent = Array.from(crypto.getRandomValues(new Uint8Array(3)), (each) => each % 10).join(' ')
  }
</script>`,
  )
}

/** Where the online service would answer. */
export function chatPage(merchant: string): string {
  return frame('CSKH', `<h1>CSKH ${merchant}</h1><p>Chúng tôi trực 24/7.</p>`)
}

/** Shown for an address that nobody built; the address is escaped, because anybody can write it. */
export function errorPage(path: string): string {
  return frame(
    '404',
    `<h1>404</h1><p>Không có trang <code>${escapeHtml(path)}</code>.</p><hr><small>mekong-edge/2.4</small>`,
  )
}

function frame(title: string, body: string): string {
  return `<!doctype html>
<html lang="vi"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${style}</style>
<body>${body}</body></html>
`
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
