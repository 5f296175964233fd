import { mount } from 'svelte';
import './lib/styles/index.css';
import App from './App.svelte';
import { lang, speak } from './lib/i18n/index.svelte';
import { show } from './lib/theme.svelte';

show();
speak(lang());

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
mount(App, { target });
