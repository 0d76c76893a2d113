// Vite's own declarations bring the whole browser with them; these tests need this alone.
declare module '*?raw' {
  const text: string
  export default text
}
