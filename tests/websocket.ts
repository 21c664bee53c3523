// Node 20 has no WebSocket and the client cannot be made without one; no test opens it.
if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket: class {} });
