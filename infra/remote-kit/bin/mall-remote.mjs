#!/usr/bin/env node
import '@mall/remote-kit/command';
