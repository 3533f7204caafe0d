export default function P() {
  return <h1>API</h1>
}
