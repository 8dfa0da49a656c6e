// Preloaded into every process that the tools start: when the starter dies without a word (kill -9, a crashed
// test runner), the channel to it breaks and the process ends itself as if it had been asked to.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
