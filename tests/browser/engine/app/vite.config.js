export default {
  build: { rolldownOptions: { input: ['index.html', 'plain.html', 'strict.html', 'themed.html'] } },
};
