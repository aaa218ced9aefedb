-- A complete configuration, as the city of Ellerbach could deploy it to its legal office.
-- Check it before you deploy it: confidant config check plugin.lua
require("icon")

-- Who this is. ID: a GUID of your own, the same under which your server gives it out.
ID = "9072b77d-ca81-40da-be6a-861da525ef7b"
NAME = "Legal office"
DESCRIPTION = "What the legal office may use, and what may leave the house."
VERSION = "2.4.1"
TYPE = "CONFIGURATION"
AUTHORS = { "Town of Ellerbach" }
SUPPORT_CONTACT = "data-protection@ellerbach.example"
SOURCE_URL = "https://intranet.ellerbach.example/ai"
CATEGORIES = { "CORE" }
TARGET_GROUPS = { "EVERYONE" }
IS_MAINTAINED = true
DEPRECATION_MESSAGE = ""
ICON_SVG = SVG
DEPLOYED_USING_CONFIG_SERVER = true
-- Of several configurations the one with the higher number decides.
PRIORITY = 10

CONFIG = {}

-- Providers. Their ids stay the same over all versions: keys and chats refer to them.
CONFIG["LLM_PROVIDERS"] = {}
CONFIG["LLM_PROVIDERS"][#CONFIG["LLM_PROVIDERS"]+1] = {
    ["Id"] = "5d0e3b1c-0c41-4e0a-9a53-1d8f6a0f6b01",
    ["InstanceName"] = "City server",
    ["UsedLLMProvider"] = "SELF_HOSTED",
    ["Host"] = "VLLM",
    ["Hostname"] = "https://llm.ellerbach.example",
    ["Model"] = { ["Id"] = "mistral-small", ["DisplayName"] = "Mistral Small" },
    ["AdditionalJsonApiParameters"] = "\"temperature\": 0.3",
}
CONFIG["LLM_PROVIDERS"][#CONFIG["LLM_PROVIDERS"]+1] = {
    ["Id"] = "5d0e3b1c-0c41-4e0a-9a53-1d8f6a0f6b02",
    ["InstanceName"] = "European cloud",
    ["UsedLLMProvider"] = "MISTRAL",
    ["Model"] = { ["Id"] = "mistral-large-latest" },
    -- Encrypted with the secret that the devices have; each person may enter a key of their own instead.
    ["APIKey"] = "ENC:v1:ZGVmZ2hpamtsbW5vcHFyc+4GLcZHuySs3IG+vR64qliv6yb2eYyd5XRMxeOYdEzJ",
    ["AllowUserProvidedAPIKey"] = true,
}

CONFIG["SETTINGS"] = {}

-- Whom to trust. A value locks the setting; with AllowUserOverride it is a default that people may change.
CONFIG["SETTINGS"]["DataConfidence.ConfidenceScheme"] = "TRUST_EUROPE"
CONFIG["SETTINGS"]["DataConfidence.EnforceGlobalMinimumConfidence"] = true
CONFIG["SETTINGS"]["DataConfidence.GlobalMinimumConfidence"] = "LOW"
CONFIG["SETTINGS"]["DataApp.PreselectedProvider"] = "5d0e3b1c-0c41-4e0a-9a53-1d8f6a0f6b01"
CONFIG["SETTINGS"]["DataApp.PreselectedProvider.AllowUserOverride"] = true
CONFIG["SETTINGS"]["DataApp.AllowUserToAddProvider"] = false
CONFIG["SETTINGS"]["DataSourceSecuritySettings.TrustedProviderIds"] = { "5d0e3b1c-0c41-4e0a-9a53-1d8f6a0f6b02" }

-- Tools: which there are, what they need, how they are set.
CONFIG["SETTINGS"]["DataTools.MinimumProviderConfidenceByToolId"] = {
    ["web_search"] = "LOW",
    ["read_web_page"] = "MEDIUM",
}
CONFIG["SETTINGS"]["DataTools.ApprovalByToolId"] = { ["read_web_page"] = "ask" }
CONFIG["SETTINGS"]["DataTools.LockedToolSettings"] = {
    ["web_search.baseUrl"] = "https://searx.ellerbach.example",
    ["read_web_page.freeAddressChoice"] = "OFF",
}
CONFIG["SETTINGS"]["DataTools.DefaultToolSettings"] = { ["web_search.defaultLanguage"] = "de" }

-- The network.
CONFIG["SETTINGS"]["DataApp.HttpClientTimeoutSeconds"] = 600
CONFIG["SETTINGS"]["DataApp.ExternalHttpCustomRootCertificatesEnabled"] = true
CONFIG["SETTINGS"]["DataApp.ExternalHttpCustomRootCertificateBundlePath"] = "/etc/ssl/ellerbach-roots.pem"
CONFIG["SETTINGS"]["DataApp.ExternalHttpCustomRootCertificateAllowedHosts"] = { "*.ellerbach.example" }

-- What people find ready.
CONFIG["CHAT_TEMPLATES"] = {}
CONFIG["CHAT_TEMPLATES"][#CONFIG["CHAT_TEMPLATES"]+1] = {
    ["Id"] = "0b8f5d8e-3f4e-4f0e-9a53-0d6f6a0f6c01",
    ["Name"] = "Opinion on a draft",
    ["SystemPrompt"] = "You help the legal office. Name the rule behind each statement, and say when you are not sure.",
    ["PredefinedUserPrompt"] = "Please look through this draft: ",
    ["AllowProfileUsage"] = true,
    -- Absent: the chat's own tools. An empty list: none.
    ["ToolIds"] = { "web_search", "read_web_page" },
    ["ExampleConversation"] = {
        { ["Role"] = "USER", ["Content"] = "May the office lend its hall to a club?" },
        { ["Role"] = "AI", ["Content"] = "Yes, under its rules of use; section 4 wants an agreement in writing." },
    },
}
CONFIG["PROFILES"] = {
    {
        ["Id"] = "0b8f5d8e-3f4e-4f0e-9a53-0d6f6a0f6c02",
        ["Name"] = "Legal office",
        ["NeedToKnow"] = "I work for the legal office of a city of 40,000 people.",
        ["Actions"] = "Answer briefly and in plain words.",
    },
}
CONFIG["INTRODUCTIONS"] = {
    {
        ["Id"] = "0b8f5d8e-3f4e-4f0e-9a53-0d6f6a0f6c03",
        ["Title"] = "Welcome",
        ["Markdown"] = "Questions go to the [service desk](https://intranet.ellerbach.example/desk).",
    },
}
-- Everybody agrees to it once for each version, and again when its text changes.
CONFIG["MANDATORY_INFOS"] = {
    {
        ["Id"] = "0b8f5d8e-3f4e-4f0e-9a53-0d6f6a0f6c04",
        ["Title"] = "Use of AI in the legal office",
        ["Version"] = "3",
        ["Markdown"] = [[
- What a model writes is read by a person before it leaves the office.
- Names of clients do not go into questions for the web.
]],
        ["AcceptButtonText"] = "I will keep to this",
        ["RejectButtonText"] = "Not now",
    },
}
