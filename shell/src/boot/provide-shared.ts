/**
 * The libraries that remotes take from the page (remote-kit: shared-libraries). The host provides only what it
 * really imports, so every one is named here.
 */
import '@emotion/cache';
import '@emotion/react';
import '@emotion/serialize';
import '@emotion/utils';
import '@tanstack/react-query';
import 'react';
import 'react-dom';
import 'react-dom/client';
import 'react-router-dom';
import 'react/jsx-runtime';
import 'single-spa-react';
import 'zod/mini';
